import { flag, frame, group, type Resolved, text } from '../../sdk/index.ts';

/** The fields of every block that shows third-party content in a frame on request. */
export const embedFields = {
  src: frame(
    'The address that the provider names for embedding, with its own parameters (to start playing at once, to leave cookies out).',
  ),
  origin: frame(
    'An address on the host that the frame ends up on and that its messages come from, where that is not the host of "src".',
  ).optional(),
  hostParameter: text(
    'The parameter of the address by which the provider wants to know the host that its frame stands on.',
    { max: 40 },
  ).optional(),
  greets: flag(
    'The provider’s page sends a message of any kind once it is alive, as most calendars and players do. Until one arrives the frame stays covered, so that nobody sees an error page, and after a while the link is a plain one again.',
  ).optional(),
  loading: text('What is said until it is there. "Loading…" and the like when left out.', { max: 80 }).optional(),
  failed: text('What is said when it does not come: that the link, pressed again, opens it in a new tab.', {
    max: 120,
  }).optional(),
  elsewhere: text('What the link says that opens it in a new tab, once it is there.', { max: 60 }).optional(),
};

/** An embedded frame as a field of a block. */
export const embed = (help: string) => group(embedFields, help);

/** An embedded frame as an island gets it. */
export type Embed = Resolved<typeof embedFields>;
