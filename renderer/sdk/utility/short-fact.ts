import { group, href, icon, text } from '../fields.ts';

/** Fields of a fact for a {@link UtilityLine}: a few words, with an icon and a target if it has any. */
export const shortFact = (help: string) =>
  group(
    {
      text: text('The fact in a few words.', { max: 70 }),
      icon: icon('An icon in front of it.').optional(),
      href: href('Where it leads.').optional(),
    },
    help,
  );
