# När motorn startar: med dålig anslutning, under sidans säkerhetsregler, från en fil.

loading-again = Anslutningen bröts. Försöker igen ({ $tries })
error-csp_blocked = Säkerhetsreglerna på den här sidan släpper inte fram regelmotorn: { $directive } måste tillåta { $source }.
error-one_file = Regelmotorn gick inte att starta från den här filen. Den fungerar i Chrome, Edge, Firefox och Safari; om filen inte kopierades helt, hämta den en gång till.
hh-no-link = Den här sidan är en fil på din enhet, så en länk till den fungerar bara här. Handen är kopierad som text i stället.
code-csp_blocked = sidans säkerhetsregler tillåter inte motorn
