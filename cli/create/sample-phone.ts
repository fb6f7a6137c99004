/** Numbers that countries reserve for stories, as people write them there. Nobody answers them. */
const fictional: Readonly<Record<string, string>> = {
  AU: '(02) 5550 1234',
  CA: '(416) 555-0123',
  DE: '030 23125 123',
  FR: '01 99 00 12 34',
  GB: '020 7946 0123',
  IE: '020 918 1234',
  SE: '08-465 004 12',
  US: '(212) 555-0123',
};

const anywhere = '+44 20 7946 0123';

/** All sample numbers. */
export const samplePhones: readonly string[] = [...Object.values(fictional), anywhere];

/** Returns a phone number for the sample copy of a site in a country (ISO 3166): a local one, or one that works anywhere. */
export function samplePhone(region: string | undefined): string {
  return fictional[region ?? ''] ?? anywhere;
}
