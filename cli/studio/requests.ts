import * as z from 'zod';
import { sectionMoment } from '../../renderer/build/commands/text-map.ts';
import { asText } from '../../renderer/build/lib/as-text.ts';
import type { Inbox } from '../serve/leads/index.ts';
import { changeSchema, fieldOf, fieldPath, pagePath, tableName, tokenValue } from './change.ts';
import { siteFonts } from './fonts.ts';
import { businessHours } from './hours.ts';
import { inboundLinks } from './inbound-links.ts';
import { templateChoices } from './new-page.ts';
import { addPicture, pictureLibrary, smallPicture, thumbnail } from './picture-files.ts';
import { pageSpots } from './places.ts';
import { rowsOf } from './rows.ts';
import { effectOf, orMessage, type Session } from './session.ts';
import { textUses } from './shared-text.ts';
import { iconChoices, pageInfo, pageWeight, siteInfo } from './site-info.ts';
import { siteParts } from './site-parts.ts';
import { sendTestLead } from './test-lead.ts';
import { themeInfo } from './theme.ts';
import { tokenDraft } from './theme-change.ts';

/** What the server of the studio knows besides the site. */
export interface ServerState {
  /** The address of the site's home page as `dev` serves it; empty until it is served. */
  readonly pages: string;
  /** Resolves at the next rebuild, or after a while, so that no request stays open for ever. */
  readonly nextVersion: () => Promise<void>;
  /** What receives the leads of the pages, if somebody asked for that. */
  readonly inbox: Inbox | undefined;
}

/** What the studio's interface can ask for: what it sends, and what it gets. */
interface Request<Asked, Answer> {
  readonly schema: z.ZodType<Asked>;
  readonly answer: (asked: Asked, session: Session, server: ServerState) => Answer | Promise<Answer>;
  /** The longest body, in bytes. */
  readonly longest: number;
}

/** Texts and lists of a page are far shorter. */
const longestBody = 1_000_000;

function request<Shape extends z.ZodRawShape, Answer>(
  shape: Shape,
  answer: Request<z.output<z.ZodObject<Shape>>, Answer>['answer'],
  longest = longestBody,
): Request<z.output<z.ZodObject<Shape>>, Answer> {
  return { schema: z.strictObject(shape) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>>, answer, longest };
}

function ofChange<Answer>(answer: Request<z.output<typeof changeSchema>, Answer>['answer']) {
  return { schema: changeSchema, answer, longest: longestBody };
}

const page = pagePath;

/** The inbox has the others. */
const mostLeads = 20;

/** A moment of a section, and the name of the field whose text is wanted. */
const moment = {
  when: z.enum(['errors', 'sending', 'sent', 'failed', 'later']),
  field: z.string().max(200).optional(),
};

/** The requests by the last part of their address. */
export const requests = {
  site: request({}, (_, session, { pages }) => ({ ...siteInfo(session), frame: pages })),
  page: request({ page }, (asked, session) => pageInfo(session, asked.page)),
  /** Shows a text on its page before it is saved. */
  preview: request(
    { ...fieldOf, value: z.string(), moment: z.strictObject(moment).optional() },
    ({ value, moment, ...spot }, session) => session.preview(spot, { value, moment }),
  ),
  /** Who else shows a text. */
  uses: request(fieldOf, (spot, session) => session.read((made) => textUses({ made, edit: session.edit() }, spot))),
  /** The icons whose names have these words. */
  icons: request({ search: z.string().max(100) }, (asked, session) =>
    session.read((made) => iconChoices(made, asked.search)),
  ),
  weight: request({ page, parts: z.boolean() }, (asked, session) => session.read((made) => pageWeight(made, asked))),
  change: ofChange((change, session) => session.change(change)),
  /** What a change would do to the pages of the site. */
  effect: ofChange((change, session) => effectOf(change, session.options, session.made)),
  undo: request({ id: z.int() }, ({ id }, session) => session.undo(id)),
  /** The changes of the studio, newest first. */
  history: request({}, (_, session) => session.history()),
  /** A section as it is at a moment. */
  moment: request({ ...moment, page, section: z.string().max(200) }, ({ page: path, ...asked }, session) => ({
    moment: session.read((made) => sectionMoment(made.rendered.find(({ page }) => page.path === path)?.page, asked)),
  })),
  theme: request({}, (_, session) => themeInfo(session.edit(), session.made)),
  hours: request({}, (_, session) => session.read((made) => businessHours({ made }))),
  fonts: request({}, (_, session) => session.read((made) => siteFonts({ made, edit: session.edit() }))),
  /** A token as it would be with another value, or why it cannot have that. */
  token: request(tokenValue, (change, session) => tokenDraft(session.options, session.made, change)),
  /** Answers when the site has another version than this. */
  wait: request({ version: z.int() }, async ({ version }, session, { nextVersion }) => {
    if (session.version === version) await nextVersion();
    return { version: session.version };
  }),
  /** The pictures of the site, with where they are used. */
  library: request({}, (_, session) => session.read(pictureLibrary)),
  /** Adds a picture to the site, 30 million bytes at most in base64. */
  picture: request(
    { name: z.string().min(1).max(200), data: z.base64() },
    ({ name, data }, { root }) =>
      orMessage(addPicture(root, name, Buffer.from(data, 'base64')).then((added) => ({ name: added }))),
    42_000_000,
  ),
  /** What to open for places in the config, such as those of problems. */
  spots: request({ paths: z.array(fieldPath).max(100) }, ({ paths }, session) =>
    session.read((made) => pageSpots(made, paths)),
  ),
  /** The social card of a page as a small picture. */
  card: request({ page }, async (asked, { site }) => {
    const { made, drawings } = site.current();
    const image = made?.rendered.find(({ page }) => page.path === asked.page)?.page.image;
    const bytes = image && (await drawings.draw(image.output));
    return bytes && smallPicture(bytes);
  }),
  thumbnail: request({ name: z.string().max(400) }, ({ name }, session) =>
    session.read((made) => thumbnail(made, name, { files: session.options.files, root: session.root })),
  ),
  /** What changed since the last commit. */
  propose: request({}, (_, session) => orMessage(session.propose())),
  /** Makes a branch with a commit of what was shown, which had this hash. */
  commit: request(
    { hash: z.string().max(100), branch: z.string().max(200), title: z.string().min(1).max(200) },
    (given, session) => orMessage(session.commit(given).then((commit) => ({ commit }))),
  ),
  /** What links to a page, or to a section of it. */
  links: request({ page, section: z.string().max(200).optional() }, (part, session) =>
    session.read((made) => inboundLinks({ made, edit: session.edit() }, part)),
  ),
  templates: request({}, (_, session) => templateChoices(session.options)),
  /** The rows of a table, from one of them on. With `page`, the row that makes it comes first. */
  rows: request(
    { ...tableName, from: z.int().min(0), search: z.string().max(200), page: page.optional() },
    (asked, session) => session.read((made) => rowsOf(made, asked)),
  ),
  /** The leads that forms of the pages sent, newest first; null if they go to their destinations. */
  leads: request({}, (_, __, { inbox }) =>
    inbox === undefined
      ? null
      : inbox.arrivals.slice(0, mostLeads).map(({ number, form, page, label, arrived, payload, repeated }) => ({
          number,
          form,
          page,
          label,
          arrived,
          repeats: repeated,
          values: Object.entries(payload).map(([name, value]) => ({ name, value: asText(value) })),
        })),
  ),
  /** Sends a lead to a destination of the published site. */
  testLead: request({ name: tableName.matrix }, ({ name }, { made }) =>
    made === undefined ? null : orMessage(sendTestLead(made.ready.site, name)),
  ),
  /** The destinations and experiments of the site. */
  parts: request({}, (_, session) => session.read((made) => siteParts({ made, edit: session.edit() }))),
};

export type RequestName = keyof typeof requests;

/** What a request sends, and what it gets. */
export type Asked<Name extends RequestName> = z.output<(typeof requests)[Name]['schema']>;
export type Answer<Name extends RequestName> = Awaited<ReturnType<(typeof requests)[Name]['answer']>>;
