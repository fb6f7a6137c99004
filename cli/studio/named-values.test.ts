import { expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { namedValues } from './site-info.ts';

it('lists what texts of a page can name, with the values of that page', async () => {
  const { options, edit } = starterSite();
  edit(
    'pages.config.ts',
    "path: '/about',",
    "path: '/about',\n      facts: { replyTime: { value: 3, because: 'We travel.' } },",
  );
  const { made } = await buildInMemory(options);
  const tokens = (path: string) => {
    const node = made?.ready.site.routes.find((route) => route.path === path);
    return made && node ? namedValues(made, node) : [];
  };
  expect(tokens('/')).toEqual(
    expect.arrayContaining([
      { token: 'site.name', text: 'Corner Bakery' },
      { token: 'facts.replyTime', text: '1 day', fact: 'replyTime' },
      { token: 'facts.replyTime.value', text: '1', fact: 'replyTime' },
    ]),
  );
  expect(tokens('/').filter(({ fact }) => fact === 'email')).toHaveLength(1);
  expect(tokens('/about')).toContainEqual({
    token: 'facts.replyTime',
    text: '3 days',
    fact: 'replyTime',
    own: { value: 3, because: 'We travel.' },
  });
});
