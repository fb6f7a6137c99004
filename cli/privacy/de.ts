import type { en } from './en.ts';

/** German. */
export const de = {
  draft:
    '**Entwurf.** Aus der Konfiguration dieser Website geschrieben. Er sagt, was die Seiten tun, nicht was Sie danach mit den Daten tun. Lassen Sie ihn vor der Veröffentlichung von einer Anwältin oder einem Anwalt prüfen und ergänzen.',
  who: 'Wer verantwortlich ist',
  whoText: 'Für diese Website ist {name} verantwortlich.',
  contact: 'Sie erreichen uns unter {contact}.',
  visit: 'Wenn Sie die Website besuchen',
  visitText:
    'Der Server, der die Seiten ausliefert, sieht Ihre Adresse im Internet und was Sie abrufen, und kann das kurze Zeit in seinem Protokoll festhalten. Die Website selbst setzt keine Cookies.',
  forms: 'Wenn Sie ein Formular senden',
  formsText:
    'Was Sie eingeben, geht an {destinations}. Scheitert die Verbindung, behält Ihr Browser es und sendet es noch einmal.',
  partialText:
    'Einige Formulare in mehreren Schritten senden, was Sie eingegeben haben, sobald ein Schritt fertig ist und Sie eine E-Mail-Adresse oder Telefonnummer genannt haben, auch wenn Sie das Formular nie abschließen.',
  stored: 'Was Ihr Browser speichert',
  storedText: 'Diese Einträge bleiben in Ihrem Browser. Sie können sie dort jederzeit löschen.',
  noneStored: 'Die Website speichert nichts in Ihrem Browser.',
  entry: 'Eintrag',
  purpose: 'Wozu',
  until: 'Bis',
  outbox: 'was Sie gesendet haben, bis es angekommen ist',
  outboxUntil: 'es angekommen oder eine Woche vergangen ist',
  leadKey: 'welche Formulare Sie gesendet haben, damit nichts doppelt ankommt',
  leadKeyUntil: 'zum nächsten Tag',
  answers: 'was Sie in ein Formular eingegeben haben, damit es beim Neuladen erhalten bleibt',
  answersUntil: 'das Formular gesendet ist oder Sie den Tab schließen',
  partial: 'was Sie in ein unfertiges Formular eingegeben haben, bis es angekommen ist',
  partialUntil: 'es angekommen, das Formular gesendet oder eine Woche vergangen ist',
  begun: 'die Nummer eines Formulars, das Sie begonnen haben',
  shown: 'Angaben aus dem Formular, die die nächste Seite zeigt, etwa Ihr Vorname',
  shownUntil: 'eine halbe Stunde vergangen ist',
  reported: 'dass die nächste Seite das Formular als gesendet zählt',
  reportedUntil: 'sie geöffnet wurde oder eine halbe Stunde vergangen ist',
  variant: 'welche Fassung einer Seite Sie sehen',
  variantUntil: 'Sie den Tab schließen oder den Eintrag löschen',
  variantKept: 'Sie den Eintrag löschen',
  choice: 'Ihre Entscheidung über das Messen',
  choiceUntil: '{days} Tage vergangen sind oder Sie neu entscheiden',
  touch: 'wie Sie auf die Website gekommen sind, wenn Sie zugestimmt haben',
  touchUntil: 'drei Monate vergangen sind oder Sie widerrufen',
  counted: 'was schon gezählt wurde, wenn Sie zugestimmt haben',
  countedUntil: 'Sie widerrufen',
  measured: 'Wenn Sie dem Messen zustimmen',
  measuredText:
    'Mit Ihrer Einwilligung dürfen {services} Cookies setzen und erfahren, welche Seiten Sie sehen, was Sie hergeführt hat und dass Sie ein Formular gesendet haben, nie was Sie eingegeben haben. Sie können jederzeit widerrufen; die Cookies werden dann gelöscht.',
  frames: 'Inhalte anderer',
  framesText:
    'Einige Seiten zeigen Inhalte von {origins}. Sie laden, wenn Sie darauf drücken, und der Anbieter erfährt dann Ihre Adresse im Internet.',
  rights: 'Ihre Rechte',
  rightsText:
    'Sie dürfen fragen, was über Sie gespeichert ist, es berichtigen oder löschen lassen, der Verwendung widersprechen und sich bei einer Aufsichtsbehörde beschweren.',
} satisfies typeof en;
