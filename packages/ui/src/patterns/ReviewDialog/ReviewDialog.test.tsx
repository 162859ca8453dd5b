import { documents, samplePageUrl } from '@patunay/fixtures';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { sampleFindings } from '../../stories/samples';
import { ReviewDialog } from './ReviewDialog';

const review = (id: string, findings = sampleFindings(id)) => (
  <ReviewDialog
    open
    document={documents.find((document) => document.id === id)!}
    findings={findings}
    pageCount={5}
    pageImage={(number) => samplePageUrl(id, number)}
    onConfirm={vi.fn()}
  />
);

test('another document in the open dialog starts a new review', async () => {
  await page.viewport(1280, 800);
  const { render } = await mount(review('DOC-2006'));
  await userEvent.click(page.getByRole('button', { name: 'Show evidence: Font Detection' }));
  await userEvent.click(page.getByRole('radio', { name: 'Approve' }));
  await userEvent.type(page.getByRole('textbox'), 'Agrees');
  await userEvent.click(page.getByRole('button', { name: 'Page 4' }));
  await expect.element(page.getByText('Page 4 of 5')).toBeVisible();

  await render(review('DOC-2005'));
  await expect.element(page.getByText('Page 1 of 5')).toBeVisible();
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.querySelector('[role=radio][aria-checked=true]')).toBeNull();
  expect(
    document.querySelector('[role=dialog] [aria-label^="Show evidence"][aria-pressed=true]'),
  ).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(document.querySelector('[role=dialog]')!.contains(document.activeElement)).toBe(true);
});

test('the same document with new props keeps decision and text', async () => {
  const { render } = await mount(review('DOC-2006'));
  await userEvent.click(page.getByRole('radio', { name: 'Approve' }));
  await userEvent.type(page.getByRole('textbox'), 'Agrees');
  await render(review('DOC-2006'));
  await expect.element(page.getByRole('textbox')).toHaveValue('Agrees');
});

test('an arrow key to the other decision shows the text of that one, and keeps both', async () => {
  await mount(review('DOC-2006'));
  const text = page.getByRole('textbox');
  await userEvent.click(page.getByRole('radio', { name: 'Reject' }));
  await userEvent.type(text, 'Blurred');
  await userEvent.click(page.getByRole('radio', { name: 'Reject' }));
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await expect.element(text).toHaveValue('');
  await userEvent.type(text, 'Agrees');
  await userEvent.click(page.getByRole('radio', { name: 'Approve' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(text).toHaveValue('Blurred');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(text).toHaveValue('Agrees');
});

test('a step to the only finding, which is already selected, does not take focus later', async () => {
  await page.viewport(1280, 800);
  const findings = sampleFindings('DOC-2006').filter(({ id }) => id === 'balance-verification');
  await mount(review('DOC-2006', findings));
  const toggle = page.getByRole('button', { name: /^Show evidence/ });
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard('jjj');
  await expect.element(toggle).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: 'Approve' }));
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Approve' })).toHaveFocus();
});
