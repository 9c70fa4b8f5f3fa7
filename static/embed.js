// What anybody's page loads: `<omaha-table>`. Twice is no harm.
import { OmahaTableElement } from "./embed/element.js";

if (!customElements.get("omaha-table")) customElements.define("omaha-table", OmahaTableElement);
