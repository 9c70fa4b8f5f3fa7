# Der Start der Regelmaschine: bei schlechter Verbindung, unter den Sicherheitsregeln einer Seite, aus einer Datei.

loading-again = Die Verbindung ist abgebrochen. Neuer Versuch ({ $tries })
error-csp_blocked = Die Sicherheitsregeln dieser Seite lassen die Regelmaschine nicht starten: { $directive } muss { $source } erlauben.
error-one_file = Aus dieser Datei ließ sich das Spiel nicht starten. In Chrome, Edge, Firefox und Safari geht es; wurde die Datei nicht ganz kopiert, hol sie dir noch einmal.
hh-no-link = Diese Seite ist eine Datei auf deinem Gerät, ein Link darauf führt nur hier zum Ziel. Stattdessen ist die Hand als Text kopiert.
code-csp_blocked = die Sicherheitsregeln der Seite erlauben die Regelmaschine nicht
