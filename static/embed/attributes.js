// Attributes of the element and its properties of the same names.
import { ATTRIBUTES, GIVEN } from "./params.js";

/** @param {string} attribute  `small-blind` */
const propertyName = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} name  of an event, `handEnd` */
export const eventName = (name) => `omaha-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What an element's attributes say, as in the address of a frame. @param {Element} element @returns {Record<string, string>} */
export function paramsOf(element) {
  const given = GIVEN.flatMap((key) => {
    const text = element.getAttribute(key.replaceAll("_", "-"));
    return text === null ? [] : [[key, text]];
  });
  return Object.fromEntries(given);
}

/** Whether it is an address, as seen from this page. @param {string} text */
export const isAddress = (text) => URL.canParse(text, document.baseURI);

/** What attributes may say that no address has. @type {Record<string, (text: string) => boolean>} */
const OWN = {
  render: (text) => ["", "inline", "iframe"].includes(text),
  loading: (text) => ["", "lazy", "click", "eager"].includes(text),
  "src-host": isAddress,
};

/** Those that say what cannot be. @param {Element} element @returns {[string, string][]} */
export const misread = (element) =>
  Object.entries(OWN).flatMap(([name, mayBe]) => {
    const text = element.getAttribute(name) ?? "";
    return mayBe(text) ? [] : [[name, text]];
  });

/** Gives a class the properties; null takes an attribute away. @param {HTMLElement} prototype */
export function reflect(prototype) {
  for (const attribute of ATTRIBUTES) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      /** @this {Element} */
      get() {
        return this.getAttribute(attribute) ?? "";
      },
      /** @this {Element} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Properties that were set before the class was there are the object's own and hide its accessors. @param {any} element */
export function upgrade(element) {
  for (const name of ["scenarioData", ...ATTRIBUTES.map(propertyName)]) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
