import { describe, expect, it } from 'vitest';
import type { Site } from '../../../site/site.ts';
import { readFacts } from '../../schema/facts.ts';
import { pageScope } from './scope.ts';
import { reachOf } from './shown-organization.ts';

const write = { type: 'email', value: 'facts@ferns.example' };
const call = { type: 'phone', value: '+15550100142', display: '010-0142' };

function siteWith(written: object, organization?: object): Site {
  const { facts } = readFacts(written as Parameters<typeof readFacts>[0], { region: 'US', currency: 'USD' });
  const origin = { origin: 'https://ferns.example', base: '' };
  return { name: 'Ferns', locale: 'en-US', region: 'US', origin, facts, organization, uiText: {} } as unknown as Site;
}

describe('how to reach the business', () => {
  const organization = { type: 'Florist', phone: '(555) 010-0199', email: 'desk@ferns.example' };
  const ofOrganization = { phone: { text: '(555) 010-0199', href: 'tel:+15550100199' }, email: 'desk@ferns.example' };

  it('is what the organization says', () => {
    expect(reachOf(pageScope(siteWith({}, organization), {}))).toEqual(ofOrganization);
    expect(reachOf(pageScope(siteWith({ night: call }, organization), {}))).toEqual(ofOrganization);
    expect(reachOf(pageScope(siteWith({}, { type: 'Florist' }), {}))).toBeUndefined();
    expect(reachOf(pageScope(siteWith({ staff: { type: 'count', value: 2 } }), {}))).toBeUndefined();
  });

  it('is what the facts "phone" and "email" say, with the value of the page', () => {
    const site = siteWith({ phone: call, email: write }, organization);
    expect(reachOf(pageScope(site, {}))).toEqual({
      phone: { text: '010-0142', href: 'tel:+15550100142' },
      email: 'facts@ferns.example',
    });
    const other = { phone: { value: '+15550100177', because: 'The number of an advertisement.' } };
    expect(reachOf(pageScope(site, other))?.phone).toEqual({ text: '+15550100177', href: 'tel:+15550100177' });
  });

  it('is the first fact of the type where nothing else says it', () => {
    expect(reachOf(pageScope(siteWith({ desk: { write } }, { type: 'Florist' }), {}))).toEqual({
      email: 'facts@ferns.example',
    });
  });
});
