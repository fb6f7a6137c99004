/** A phone number, and its extension. */
interface Extended {
  readonly number: string;
  readonly extension: string | undefined;
}

/** Words before an extension, in the languages of the engine. */
const names = [
  ';ext=',
  'ext(?:ensi[oó]n|ension|n)?',
  'xtn?',
  'x',
  '#',
  'durchwahl',
  'dw',
  'nebenstelle',
  'apparat',
  'app',
  'poste',
  'interno',
  'int',
  'anexo',
  'ramal',
  'toestel',
  'tst',
];

const extension = new RegExp(`^(.*[\\d)])[\\s,]*(?:${names.join('|')})[\\s.:=-]*(\\d{1,8})$`, 'iu');

/** Splits off the extension of a number: "020 7946 0000 ext. 12", "x12", "#12", "Durchwahl 12". */
export function extensionOf(written: string): Extended {
  const [, number = written, digits] = extension.exec(written) ?? [];
  return { number, extension: digits };
}
