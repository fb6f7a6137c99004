import type * as z from 'zod';
import { withFormsAt } from '../../client/form/form-at.ts';
import { formUi } from '../../client/form/form-texts.ts';
import { checkPlacedForm, fitsPlacedForm } from '../../client/form/placed-form.tsx';
import { type FromPage, formFromPage } from '../../client/form/sending-fields.ts';
import { fieldStyles, leadIslands } from '../../client/form/written-form.ts';
import { defineBlock, type FieldDiagnostic, type SiteContext } from '../../sdk/block.ts';
import { statusStyles } from '../../sdk/hours/hours.tsx';
import { byViewport, coverSlot, coverStyles, mediaStyles } from '../../sdk/index.ts';
import { chartPoints, homeLinks } from '../../sdk/samples.ts';
import { HeroView, heroFields, heroLayouts } from './view.tsx';

const bicycles = {
  kind: 'chart' as const,
  title: 'Bicycles repaired by six in the evening',
  label: 'Bicycles',
  unit: 'a week',
  points: chartPoints({ March: 41, April: 66, May: 92, June: 118 }),
};

export const hero = defineBlock({
  type: 'hero',
  description: 'The start of a page: your promise, the buttons, and beside them the picture that proves it.',
  fields: heroFields,
  layouts: heroLayouts,
  needs: {
    flip: { field: 'media' },
    stack: { field: 'media' },
    wide: { field: 'media' },
    upright: { field: 'media', kind: 'picture' },
    sheet: { field: 'media' },
    form: { field: 'form', only: true },
    cover: { field: 'media', kind: 'picture' },
  },
  View: HeroView,
  ui: (text) => ({ ...formUi(text), media: text.media, hours: text.hours, status: text.status }),
  check: checkHero,
  fits: fitsHero,
  fromPage: (page, { form }): Partial<FromPage> => (form ? formFromPage(page, form) : {}),
  renderAt: withFormsAt,
  islands: ({ form }) => (form ? ['form', ...leadIslands(form)] : []),
  pictures: {
    media: {
      boxes: byViewport({ 0: 1, '36rem': '36rem', '60rem': 5 / 12 }),
      ratio: '4/3',
      layouts: {
        // Across the page; upright on phones, so that what it shows stays large enough to see.
        centred: { boxes: [['0', 1]], ratio: { wide: '16/10', phone: '4/5' } },
        wide: { boxes: [['0', 1]], ratio: { wide: '16/10', phone: '4/5' } },
        cover: coverSlot,
        // In a frame, which takes a twelfth of a phone's page.
        upright: { boxes: byViewport({ 0: 11 / 12, '40rem': 5 / 12 }), ratio: '4/5' },
        poster: { boxes: [['0', 'full']], ratio: { wide: '16/9', phone: '4/5' } },
      },
    },
  },
  styles: ({ media, form, logos, status, layout }) => [
    ...(layout === 'cover' ? coverStyles : []),
    ...mediaStyles([media]),
    ...(form ? (['form', ...fieldStyles(form), 'toast'] as const) : []),
    ...(logos ? (['logos'] as const) : []),
    ...statusStyles(status),
  ],
  examples: {
    'With media': {
      eyebrow: 'Bicycle repair in Port Avery',
      badge: 'Open on Sundays in May',
      headline: 'Back on your bike by the *end of the day*',
      lead: 'Bring it before ten and ride it home at six. We call before we fit a part you did not ask for.',
      actions: homeLinks('Book a service', 'See prices'),
      points: ['Fixed prices', 'Repairs hold for a year', 'Loan bikes'],
      media: {
        kind: 'chart',
        title: 'Bikes back on the same day',
        label: 'This year',
        unit: 'repairs a month',
        points: chartPoints({ Mar: 46, Apr: 71, May: 103, Jun: 118 }),
      },
    },
    'With a photo': {
      eyebrow: 'Boatyard on the Lune',
      headline: 'Wooden boats, mended where they were built',
      lead: 'Three shipwrights, one slip, and a kettle that is always on.',
      actions: [{ label: 'Bring your boat', href: '/' }],
      media: {
        kind: 'picture',
        src: 'sample-slip.jpg',
        alt: 'A clinker dinghy on the slip at low water',
        focus: { x: 0.4, y: 0.6 },
        caption: 'The slip in March.',
        credit: 'Photo: M. Rigby',
      },
      logos: { items: [{ name: 'The Lune Trust' }, { name: 'Harbour Board', href: '/' }] },
    },
    'Text only, on a dark background': {
      headline: 'The workshop that answers the phone',
      actions: [{ label: 'Call us', href: 'tel:+15550100142' }],
      tone: 'ink',
    },
    'The media first': {
      layout: 'flip',
      headline: 'Movers who label every shelf',
      lead: 'Your home stands again in the evening, in the same order as before.',
      actions: [{ label: 'Ask for a date', href: '/' }],
      rating: { stars: 4.9, text: 'From the people we moved this year', href: '/' },
      media: {
        kind: 'review',
        name: 'Ines Okafor',
        business: 'Moved a bookshop',
        rating: 5,
        text: 'Nine thousand books, and every one of them came out in the right order.',
        sample: true,
      },
    },
    'A tall photo': {
      layout: 'upright',
      tone: 'soft',
      eyebrow: 'Opticians on the quay',
      headline: 'See the far shore *again*',
      lead: 'An hour for your eyes, and frames that you may try for a weekend.',
      actions: [{ label: 'Book an hour', href: '/' }],
      points: ['Walk in on Mondays'],
      media: {
        kind: 'picture',
        src: 'sample-portrait-1.jpg',
        alt: 'A woman in round glasses',
        focus: { x: 0.5, y: 0.3 },
      },
    },
    'On one sheet': {
      layout: 'sheet',
      eyebrow: 'Bicycle repair in Port Avery',
      headline: 'Back on your bike by the end of the day',
      lead: 'Bring it before ten and ride it home at six.',
      actions: [{ label: 'Book a service', href: '/' }],
      points: ['Fixed prices', 'Loan bikes'],
      media: bicycles,
    },
    'In the middle': {
      layout: 'centred',
      tone: 'tint',
      eyebrow: 'For freight companies',
      headline: 'Every invoice checked before it is paid',
      lead: 'Tallyport reads each line, compares it with what was agreed, and tells you what to dispute.',
      actions: homeLinks('Start for free', 'See a demo'),
      points: ['No card needed', 'Ready in an hour'],
      logos: {
        label: 'Trusted by',
        oneColour: true,
        items: ['Hale Freight', 'Ostrava Rail', 'Two Rivers', 'Kestrel'].map((name, index) => ({
          name,
          picture: { src: `logo-${index + 1}.svg` },
        })),
      },
      media: bicycles,
    },
    'Across the page': {
      layout: 'wide',
      eyebrow: 'Timetables for ferries',
      headline: 'Every crossing, *on one screen*',
      lead: 'Tides, crews and cars on the quay, for harbours with more than one boat.',
      actions: homeLinks('Ask for a demo', 'See a timetable'),
      points: ['From one boat to forty', 'Runs on any browser'],
      media: {
        kind: 'picture',
        src: 'sample-timetable.jpg',
        small: 'sample-next-boat.jpg',
        alt: 'A timetable of six boats over a day; on small screens, the next boat alone',
      },
    },
    'A poster': {
      layout: 'poster',
      headline: 'Bread, and nothing else',
      lead: 'Four doughs, one oven, from six in the morning until it is gone.',
      actions: [{ label: 'What is in the oven', href: '/' }],
      media: { kind: 'picture', src: 'sample-loaves.jpg', alt: 'Loaves on a long table', focus: { x: 0.5, y: 0.6 } },
    },
    'On a photo': {
      layout: 'cover',
      eyebrow: 'Guided walks in the Fells',
      badge: 'New: two days with a hut',
      headline: 'Out before the sun, and home *by noon*',
      lead: 'Seven walks for people who have time for one. A guide, a map and a flask are yours for the morning.',
      actions: homeLinks('Choose a morning', 'See all walks'),
      rating: { stars: 4.5, text: 'From those who have walked with us' },
      points: ['No more than eight', 'Free until the evening before'],
      media: {
        kind: 'picture',
        src: 'sample-fells.jpg',
        alt: 'Hills under a low sun',
        focus: { x: 0.7, y: 0.4 },
        credit: 'Photo: J. Marsh',
      },
    },
    'The words below': {
      layout: 'stack',
      eyebrow: 'Port Avery',
      headline: 'A workshop you can see from the quay',
      lead: 'Come by before ten, and ride home at six.',
      actions: [{ label: 'Book a service', href: '/' }],
      rating: { stars: 4.5, text: 'On the map of Port Avery' },
      points: ['Fixed prices', 'Loan bikes'],
      media: bicycles,
    },
    'With a form': {
      layout: 'form',
      tone: 'tint',
      eyebrow: 'Roofs in Port Avery',
      headline: 'Know what your roof costs by tomorrow',
      lead: 'Two photographs are enough for a first price. We come to measure only if you like it.',
      points: ['No visit before the price', 'Ten years guaranteed'],
      rating: { stars: 5, text: 'From neighbours on your side of the river' },
      form: {
        fields: [
          {
            name: 'name',
            label: 'Name',
            type: 'text',
            required: true,
            autocomplete: 'name',
            invalid: 'Enter your name.',
          },
          { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can call.' },
        ],
        submit: 'Ask for a price',
        note: 'Free, and we call about this only.',
        destinations: ['newsletter'],
        success: { kind: 'panel', title: 'Thank you', text: 'A price is on its way.' },
        failure: {
          kept: 'We have kept it in this browser. To be sure, call us:',
          lost: 'It could be neither sent nor kept. Call us:',
          phone: '+1 555 010 0142',
        },
      },
    },
  },
});

type HeroInput = z.input<z.ZodObject<typeof heroFields>>;

/** Checks the form of a hero, and that the section has room for it. */
export function checkHero({ form, media }: HeroInput): FieldDiagnostic[] {
  if (form === undefined) return [];
  const inside = inForm(checkPlacedForm(form));
  if (media !== undefined) {
    inside.push({
      path: ['media'],
      message: 'The form is in the place of the media.',
      suggestion: 'Remove "media" or "form".',
    });
  }
  return inside;
}

/** Checks what the form of a hero needs from its site. */
function fitsHero({ form }: HeroInput, site: SiteContext): FieldDiagnostic[] {
  return form === undefined ? [] : inForm(fitsPlacedForm(form, site));
}

function inForm(problems: readonly FieldDiagnostic[]): FieldDiagnostic[] {
  return problems.map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
}
