import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { Drawer } from './Drawer';

test('the drawer has the direction of the shell', async () => {
  await page.viewport(390, 844);
  const onOpenChange = vi.fn();
  await mount(<Drawer open onOpenChange={onOpenChange} links={[]} dir="rtl" />);
  const drawer = document.querySelector('[role=dialog]')!;
  expect(getComputedStyle(drawer).direction).toBe('rtl');
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('the drawer closes in a viewport that is wide enough for the sidebar, also if it was when it opened', async () => {
  await page.viewport(390, 844);
  const onOpenChange = vi.fn();
  const drawer = <Drawer open onOpenChange={onOpenChange} links={[]} />;
  await mount(drawer);
  await page.viewport(1280, 800);
  await expect.poll(() => onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await mount(drawer);
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});
