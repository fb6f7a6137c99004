/** Subsets of Fontsource by script (ISO 15924), each with the one that has its letters. */
const byScript: Readonly<Record<string, string>> = {
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Grek: 'greek',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Hebr: 'hebrew',
  Jpan: 'japanese',
  Khmr: 'khmer',
  Knda: 'kannada',
  Kore: 'korean',
  Laoo: 'lao',
  Latn: 'latin',
  Mlym: 'malayalam',
  Mymr: 'myanmar',
  Orya: 'oriya',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
};

/** Languages whose Latin letters are all in the subset `latin`, which is Latin-1 with a few signs. */
const plainLatin = new Set(
  'af br ca da de en es et eu fi fil fo fr fur fy ga gd gl gsw gv ht id is it jv lb ms nb nl nn no oc pt rm sc sq su sv sw tl xh zu'.split(
    ' ',
  ),
);

/** Languages with Cyrillic letters beyond those of Russian, Ukrainian, Bulgarian and Serbian. */
const extendedCyrillic = new Set('ab av ba bua ce cv kbd kk ky mn myv os sah tg tk tt tyv udm ug uz'.split(' '));

/** The subsets of a font that text in a language needs: first the one with most of its letters, which is fetched first. */
export function subsetsOf(locale: string): readonly string[] {
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize();
  const main = byScript[script];
  if (main === undefined) return [];
  if (language === 'vi') return ['latin', 'vietnamese'];
  if (main === 'latin') return plainLatin.has(language) ? ['latin'] : ['latin', 'latin-ext'];
  if (main === 'cyrillic' && extendedCyrillic.has(language)) return ['cyrillic', 'cyrillic-ext'];
  return [main];
}

/** A letter of each subset, to see whether a font has it. */
export const letterOf: Readonly<Record<string, string>> = {
  arabic: 'ب',
  armenian: 'բ',
  bengali: 'ক',
  'chinese-simplified': '们',
  'chinese-traditional': '們',
  cyrillic: 'я',
  'cyrillic-ext': 'ә',
  devanagari: 'क',
  ethiopic: 'ለ',
  georgian: 'ბ',
  greek: 'λ',
  gujarati: 'ક',
  gurmukhi: 'ਕ',
  hebrew: 'ב',
  japanese: 'の',
  kannada: 'ಕ',
  khmer: 'ក',
  korean: '가',
  lao: 'ກ',
  latin: 'a',
  'latin-ext': 'ł',
  malayalam: 'ക',
  myanmar: 'က',
  oriya: 'କ',
  sinhala: 'ක',
  tamil: 'க',
  telugu: 'క',
  thai: 'ก',
  vietnamese: 'ệ',
};
