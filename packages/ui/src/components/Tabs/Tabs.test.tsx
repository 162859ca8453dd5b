import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs';

test('a mouse click shows no focus ring, an arrow key does', async () => {
  await mount(
    <Tabs defaultValue="bank">
      <TabsList label="Reports">
        <TabsTrigger value="bank">Bank Statements</TabsTrigger>
        <TabsTrigger value="utility">Utility Bills</TabsTrigger>
      </TabsList>
      <TabsContent value="bank">Banks</TabsContent>
      <TabsContent value="utility">Bills</TabsContent>
    </Tabs>,
  );
  const bank = page.getByRole('tab', { name: 'Bank Statements' });
  const bills = page.getByRole('tab', { name: 'Utility Bills' });
  await userEvent.click(bank);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bills).toHaveFocus();
  expect(bills.element().matches(':focus-visible')).toBe(true);
  await userEvent.click(bank);
  await expect.element(bank).toHaveFocus();
  expect(bank.element().matches(':focus-visible')).toBe(false);
});
