import { expect, stopClock, test } from './scratch-site/test.ts';

const dialog =
  '<dialog id="audit"><p>Inside</p><button data-closes>Close</button><a href="#target" data-closes>Go</a></dialog>';
const far = '<svg width="10" height="3000"></svg><p id="target">Target</p>';

test.describe('a dialog', () => {
  test('opens by a button and by a link, which then does not navigate', async ({ page, scratch }) => {
    const path = scratch.page(
      `<button data-open="audit"><b>Open</b></button> <a href="/elsewhere" data-open="audit">Link</a>${dialog}`,
    );
    await page.goto(path);
    await page.getByText('Open').click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByText('Link').click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('that is not on the page does not affect the link', async ({ page, scratch }) => {
    const next = scratch.page('<p>Next</p>');
    await page.goto(scratch.page(`<a href="${next}" data-open="missing">Link</a>`));
    await page.getByText('Link').click();
    await expect(page.getByText('Next')).toBeVisible();
  });

  test('opens when an island requests it', async ({ page, scratch }) => {
    await page.goto(scratch.page(dialog));
    await page.evaluate(() => dispatchEvent(new CustomEvent('frontage:openDialog', { detail: { id: 'audit' } })));
    await expect(page.locator('dialog:modal')).toBeVisible();
  });

  test('closes by a click on its backdrop, but not by a selection that ends there', async ({ page, scratch }) => {
    await page.goto(scratch.page(`<button data-open="audit">Open</button>${dialog}`));
    await page.getByText('Open').click();
    const box = await page.locator('dialog').boundingBox();
    if (!box) throw new Error('the dialog is not shown');
    await page.mouse.click(box.x + 3, box.y + 3);
    await page.getByText('Inside').hover();
    await page.mouse.down();
    await page.mouse.move(box.x - 20, box.y - 20);
    await page.mouse.up();
    await expect(page.locator('dialog')).toBeVisible();
    await page.mouse.click(box.x - 20, box.y - 20);
    await expect(page.locator('dialog')).toBeHidden();
  });

  test('closes by its close controls, and a link among them still navigates', async ({ page, scratch }) => {
    await page.goto(scratch.page(`<button data-open="audit">Open</button>${dialog}${far}`));
    await page.getByText('Open').click();
    await page.getByText('Close').click();
    await expect(page.locator('dialog')).toBeHidden();
    await page.getByText('Open').click();
    await page.getByText('Go').click();
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByText('Target')).toBeInViewport();
  });
});

test.describe('a dialog that opens by itself', () => {
  const self = dialog.replace('<dialog', '<dialog data-open-after="2000"');

  test('opens after its delay', async ({ page, scratch }) => {
    await stopClock(page);
    await page.goto(scratch.page(self));
    await page.clock.runFor(1900);
    await expect(page.locator('dialog')).toBeHidden();
    await page.clock.runFor(200);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(page.locator('dialog')).toBeHidden();
  });

  test('waits while a person types', async ({ page, scratch }) => {
    await stopClock(page);
    await page.goto(scratch.page(`<input aria-label="Name">${self}`));
    await page.getByLabel('Name').focus();
    await page.clock.runFor(5000);
    await expect(page.locator('dialog')).toBeHidden();
    await page.getByLabel('Name').blur();
    await page.clock.runFor(2000);
    await expect(page.locator('dialog')).toBeVisible();
  });

  test('waits while another dialog is open', async ({ page, scratch }) => {
    await stopClock(page);
    await page.goto(scratch.page(`<button data-open="other">Open</button><dialog id="other">Other</dialog>${self}`));
    await page.getByText('Open').click();
    await page.clock.runFor(5000);
    await expect(page.getByText('Inside')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.clock.runFor(2000);
    await expect(page.getByText('Inside')).toBeVisible();
  });

  test('stays closed after the visitor has seen it', async ({ page, scratch }) => {
    await stopClock(page);
    await page.goto(scratch.page(`<button data-open="audit">Open</button>${self}`));
    await page.getByText('Open').click();
    await page.keyboard.press('Escape');
    await page.clock.runFor(5000);
    await expect(page.locator('dialog')).toBeHidden();
  });
});

test('a dismissed element disappears, and reappears if it is configured to', async ({ page, scratch }) => {
  await stopClock(page);
  const once = '<p id="once">Once <button data-dismiss="once">x</button></p>';
  const again = '<p id="again" data-reshow="5000">Again <button data-dismiss="again">y</button></p>';
  await page.goto(scratch.page(once + again));
  await page.getByText('x', { exact: true }).click();
  await page.getByText('y', { exact: true }).click();
  await expect(page.locator('#once, #again')).toHaveCount(2);
  await expect(page.locator('#once')).toBeHidden();
  await expect(page.locator('#again')).toBeHidden();
  await page.clock.runFor(4900);
  await expect(page.locator('#again')).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.locator('#again')).toBeVisible();
  await expect(page.locator('#once')).toBeHidden();
});

test('a link closes its menu', async ({ page, scratch }) => {
  const menu = '<nav id="menu" popover><a href="#target" data-closes>Chosen</a></nav>';
  await page.goto(scratch.page(`<button popovertarget="menu">Menu</button>${menu}${far}`));
  await page.getByText('Menu').click();
  await page.getByText('Chosen').click();
  await expect(page.locator('nav')).toBeHidden();
  await expect(page.getByText('Target')).toBeInViewport();
});
