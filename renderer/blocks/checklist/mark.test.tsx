import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checklist } from './index.ts';
import { ChecklistView } from './view.tsx';

const items = [{ title: 'Gloves' }, { title: 'Lunch' }];
const html = (mark?: 'tick' | 'cross' | 'box') =>
  renderToStaticMarkup(<ChecklistView id="bring" level={2} headline="Bring these" items={items} mark={mark} />);

describe('the mark of a checklist', () => {
  it('is a tick by default', () => {
    expect(html()).toBe(html('tick'));
    expect(html().match(/<svg/g)).toHaveLength(2);
  });

  it('can be a cross', () => {
    expect(html('cross')).toContain('checklist-cross');
    expect(html('cross')).not.toBe(html('tick').replace('checklist-tick', 'checklist-cross'));
  });

  it('can be an empty box', () => {
    expect(html('box').match(/class="checklist-mark"/g)).toHaveLength(2);
    expect(html('box')).not.toContain('<svg');
  });

  it('cannot be anything else', () => {
    expect(checklist.fields.mark?.safeParse('star').success).toBe(false);
  });
});
