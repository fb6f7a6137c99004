import { defineBlock } from '../../sdk/index.ts';
import { checkMenu } from './check.ts';
import { menuExamples } from './examples.ts';
import { menuFields, menuLayouts } from './fields.ts';
import { menuData } from './json-ld.ts';
import { MenuView } from './view.tsx';

export const menu = defineBlock({
  type: 'menu',
  description: 'A bill of fare, or a list of services in groups, with prices; search engines get it as a menu.',
  fields: menuFields,
  layouts: menuLayouts,
  View: MenuView,
  ui: ({ menu }) => ({ menu }),
  verbatim: true,
  styles: ({ layout }) => (layout === 'tabs' ? ['scroll-region'] : layout === 'cards' ? ['cards'] : []),
  pictures: {
    picture: {
      boxes: [['0', '6rem']],
      ratio: '1/1',
      layouts: {
        shelf: {
          ratio: '1/1',
          boxes: [
            ['60rem', 1 / 4],
            ['0', 1 / 2],
          ],
        },
        cards: {
          ratio: '3/2',
          boxes: [
            ['60rem', 1 / 3],
            ['40rem', 1 / 2],
            ['0', 1],
          ],
        },
      },
    },
  },
  check: checkMenu,
  ids: ({ id, groups }) => groups.map((_, index) => `${id}-${index + 1}`),
  jsonLd: (props) => [menuData(props)],
  examples: menuExamples,
});
