# Starten av motoren: med dårlig forbindelse, under sidens sikkerhetsregler, fra en fil.

loading-again = Forbindelsen ble brutt. Prøver igjen ({ $tries })
error-csp_blocked = Sikkerhetsreglene på denne siden slipper ikke regelmotoren til: { $directive } må tillate { $source }.
error-one_file = Regelmotoren kunne ikke startes fra denne filen. Den virker i Chrome, Edge, Firefox og Safari; hvis filen ikke ble kopiert helt, last den ned en gang til.
hh-no-link = Denne siden er en fil på enheten din, så en lenke til den virker bare her. Hånden er kopiert som tekst i stedet.
code-csp_blocked = sidens sikkerhetsregler tillater ikke motoren
