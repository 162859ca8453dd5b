import { RadioGroup, Toaster } from '@patunay/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Showcase } from './Showcase';

test('a table sorts', async () => {
  render(<Showcase />);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)[1]).toContain('Jose Reyes');
});

test('a dialog opens and closes', async () => {
  render(<Showcase />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Add Client' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a group of radios in a form has the chosen value', async () => {
  render(
    <form aria-label="Decision">
      <RadioGroup
        label="Decision"
        name="decision"
        options={[
          { value: 'approve', label: 'Approve' },
          { value: 'reject', label: 'Reject' },
        ]}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Reject' }));
  const form = screen.getByRole('form') as HTMLFormElement;
  expect(new FormData(form).get('decision')).toBe('reject');
});

test('a toast is shown and dismissed', async () => {
  let isDismissed = false;
  render(
    <Toaster
      toast={{ id: 1, message: 'Saved.', tone: 'success' }}
      onDismiss={() => (isDismissed = true)}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(isDismissed).toBe(true);
});
