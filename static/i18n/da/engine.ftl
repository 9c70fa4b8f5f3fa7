# Motorens start: med dårlig forbindelse, under sidens sikkerhedsregler, fra en fil.

loading-again = Forbindelsen blev afbrudt. Prøver igen ({ $tries })
error-csp_blocked = Sikkerhedsreglerne på denne side lader ikke regelmotoren starte: { $directive } skal tillade { $source }.
error-one_file = Regelmotoren kunne ikke startes fra denne fil. Den virker i Chrome, Edge, Firefox og Safari; hvis filen ikke blev kopieret helt, så hent den en gang til.
hh-no-link = Denne side er en fil på din enhed, så et link til den virker kun her. Hånden er kopieret som tekst i stedet.
code-csp_blocked = sidens sikkerhedsregler tillader ikke motoren
