/** The starter text of a privacy policy in English, part by part. Names in braces are filled in. */
export const en = {
  draft:
    '**Draft.** Written from the config of this site. It says what the pages do, not what you do with it afterwards. Have a lawyer check and complete it before you publish it.',
  who: 'Who is responsible',
  whoText: '{name} is responsible for this site.',
  contact: 'You reach us at {contact}.',
  visit: 'When you visit',
  visitText:
    'The server that delivers the pages sees your address on the internet and what you request, and may keep this in its log for a short time. The site itself sets no cookies.',
  forms: 'When you send a form',
  formsText: 'What you type goes to {destinations}. If the connection fails, your browser keeps it and sends it again.',
  stored: 'What your browser stores',
  storedText: 'These entries stay in your browser, and you can delete them there at any time.',
  noneStored: 'The site stores nothing in your browser.',
  entry: 'Entry',
  purpose: 'What for',
  until: 'Until',
  outbox: 'what you sent, until it has arrived',
  outboxUntil: 'it has arrived, or a week has passed',
  leadKey: 'which forms you sent, so that nothing is sent twice',
  leadKeyUntil: 'the next day',
  variant: 'which version of a page you see',
  variantUntil: 'you close the tab, or clear it',
  choice: 'your choice about measuring',
  choiceUntil: '{days} days have passed, or you choose again',
  touch: 'how you came to the site, if you agreed',
  touchUntil: 'three months have passed, or you withdraw your consent',
  counted: 'what was counted already, if you agreed',
  countedUntil: 'you withdraw your consent',
  measured: 'If you agree to measuring',
  measuredText:
    'With your consent, {services} may set cookies and learn which pages you see, what led you to them, and that you sent a form, never what you typed. You can withdraw your consent at any time; the cookies are then deleted.',
  frames: 'Content of others',
  framesText:
    'Some pages show content of {origins}. It loads when you press on it, and its provider then learns your address on the internet.',
  rights: 'Your rights',
  rightsText:
    'You may ask what is stored about you, have it corrected or deleted, object to its use, and complain to a supervisory authority.',
};
