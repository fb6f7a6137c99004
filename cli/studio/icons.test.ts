import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { iconChoices } from './site-info.ts';

it('finds icons of the site and of the engine, with the shapes of those that the studio does not have', async () => {
  const { options, root } = starterSite();
  mkdirSync(join(root, 'templates/icons'), { recursive: true });
  writeFileSync(
    join(root, 'templates/icons/wall-clock.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20z"/></svg>',
  );
  const { made } = await buildInMemory(options);
  if (made === undefined) throw new Error('the site has errors');
  const found = iconChoices(made, 'clock');
  expect(found.map(({ name }) => name)).toEqual(['own:wall-clock', 'clock']);
  expect(found[0]?.drawn?.viewBox).toBe('0 0 24 24');
  expect(found[1]?.drawn).toBe(undefined);
  expect(iconChoices(made, '').length).toBeGreaterThan(20);
});
