import { formUi } from '../../client/form/default-messages.ts';
import { withFormsAt } from '../../client/form/form-at.ts';
import { leadIslands } from '../../client/form/form-extras.ts';
import { type FromPage, formFromPage } from '../../client/form/sending-fields.ts';
import { fieldStyles } from '../../client/form/steps/specs.ts';
import { defineBlock } from '../../sdk/block.ts';
import { coverSlot, coverStyles } from '../../sdk/cover/cover.tsx';
import { statusStyles } from '../../sdk/hours/status-styles.ts';
import { mediaStyles } from '../../sdk/media/index.ts';
import { checkHero, fitsHero } from './check.ts';
import { heroExamples } from './examples.ts';
import { heroFields, heroLayouts } from './fields.ts';
import { HeroView } from './view.tsx';

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
      boxes: [
        ['60rem', 5 / 12],
        ['36rem', '36rem'],
        ['0', 1],
      ],
      ratio: '4/3',
      layouts: {
        // Across the page; upright on phones, so that what it shows stays large enough to see.
        centred: { boxes: [['0', 1]], ratio: { wide: '16/10', phone: '4/5' } },
        wide: { boxes: [['0', 1]], ratio: { wide: '16/10', phone: '4/5' } },
        cover: coverSlot,
        // In a frame, which takes a twelfth of a phone's page.
        upright: {
          boxes: [
            ['40rem', 5 / 12],
            ['0', 11 / 12],
          ],
          ratio: '4/5',
        },
        poster: { boxes: [['0', 'full']], ratio: { wide: '16/9', phone: '4/5' } },
      },
    },
  },
  verbatim: true,
  styles: ({ media, form, logos, status, layout }) => [
    ...(layout === 'cover' ? coverStyles : []),
    ...mediaStyles([media]),
    ...(form ? (['form', ...fieldStyles(form), 'toast'] as const) : []),
    ...(logos ? (['logos'] as const) : []),
    ...statusStyles(status),
  ],
  examples: heroExamples,
});
