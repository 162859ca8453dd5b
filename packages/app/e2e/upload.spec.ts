import type { Page } from '@playwright/test';
import { drop, dragData, dropData, onePixel, payload } from './files';
import type { SampleFile } from './files';
import { expect, test } from './fixtures';
import { watchObjectUrls } from './objectUrls';
import { consoleData, heading, open, recordConsole } from './pages';

const typeMissing = 'Please select a document type before uploading';
const nameMissing = 'Please enter a client name before uploading';
const skipped = 'Some files were skipped. Only PDF, JPG, and PNG files are supported.';
const noPreview = 'Preview not available for this file type';
const hint = 'PDF, JPG, PNG up to 10MB';

const individualTypes = [
  ['id', 'ID Document'],
  ['bank_statement', 'Bank Statement'],
  ['utility_bill', 'Utility Bill'],
];
const merchantTypes = [
  ['bir_2303', 'BIR Form 2303'],
  ['articles_of_incorporation', 'Articles of Incorporation'],
  ['dti_certificate', 'DTI Certificate'],
];

const clientName = (page: Page) => page.getByLabel('Client Name');
const documentType = (page: Page) => page.getByLabel('Document Type');
const radio = (page: Page, name: 'Individual' | 'Merchant') => page.getByRole('radio', { name });
const listed = (page: Page) =>
  page.getByRole('group', { name: 'Selected files' }).getByRole('listitem');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload \d+ File\(s\)$/ });
const dropArea = (page: Page) => page.getByRole('group', { name: 'Files', exact: true });
const messages = (page: Page) =>
  page.getByText(new RegExp(`${typeMissing}|${nameMissing}|Some files were skipped`));

async function openPicker(page: Page) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /browse/i }).click();
  return opened;
}

const browse = async (page: Page, files: SampleFile[]) => {
  await (await openPicker(page)).setFiles(files.map(payload));
};

const ways = {
  dropped: (page: Page, files: SampleFile[]) => drop(dropArea(page), files),
  browsed: browse,
};

async function fillIn(page: Page) {
  await clientName(page).fill('Panaderya Dapithapon');
  await documentType(page).selectOption('bank_statement');
}

const names = (files: string[]) => files.map((name) => ({ name }));

test('asks for the type, then for the name, then skips unsupported files, dropped or browsed', async ({
  page,
}) => {
  await open(page, '/upload');

  await test.step('has the fields, the drop area, the preview and the button of the specification', async () => {
    await expect(heading(page)).toHaveText(['Bulk Upload Documents']);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(radio(page, 'Individual')).toBeChecked();
    await expect(radio(page, 'Merchant')).not.toBeChecked();
    await expect(clientName(page)).toHaveValue('');
    await expect(documentType(page)).toHaveValue('');
    await expect(page.getByText(hint)).toBeVisible();
    await expect(preview(page)).toBeVisible();
    await expect(preview(page)).toContainText('Select a file to preview');
    await expect(listed(page)).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
    await expect(uploadButton(page)).toHaveText('Upload 0 File(s)');
    await expect(uploadButton(page)).toBeDisabled();
  });

  await test.step('both missing: asks only for the type', async () => {
    await ways.dropped(page, names(['bill.pdf']));
    await expect(messages(page)).toHaveText([typeMissing]);
    await expect(listed(page)).toHaveCount(0);
  });

  await test.step('changing the client type clears the message, and offers its document types', async () => {
    const offered = async () =>
      (
        await documentType(page)
          .locator('option')
          .evaluateAll((options: HTMLOptionElement[]) =>
            options.map(({ value, text }) => [value, text]),
          )
      ).filter(([value]) => value !== '');
    expect(await offered()).toEqual(individualTypes);
    await radio(page, 'Merchant').click();
    await expect(messages(page)).toHaveCount(0);
    expect(await offered()).toEqual(merchantTypes);
    await radio(page, 'Individual').click();
    expect(await offered()).toEqual(individualTypes);
  });

  await test.step('only the type missing', async () => {
    await browse(page, names(['bill.pdf']));
    await expect(messages(page)).toHaveText([typeMissing]);
    await clientName(page).fill('Crisanto');
    await expect(messages(page)).toHaveCount(0);
    await ways.dropped(page, names(['bill.pdf']));
    await expect(messages(page)).toHaveText([typeMissing]);
    await expect(listed(page)).toHaveCount(0);
  });

  await test.step('the name missing or whitespace only', async () => {
    await documentType(page).selectOption('utility_bill');
    await expect(messages(page)).toHaveCount(0);
    for (const offer of Object.values(ways)) {
      for (const blank of ['', '   ']) {
        await clientName(page).fill(blank);
        await expect(messages(page)).toHaveCount(0);
        await offer(page, names(['bill.pdf', 'malware.exe']));
        await expect(messages(page)).toHaveText([nameMissing]);
        await expect(listed(page)).toHaveCount(0);
      }
    }
  });

  for (const [way, offer] of Object.entries(ways)) {
    await test.step(`of a mixed selection, supported files are listed and others skipped: ${way}`, async () => {
      await clientName(page).fill(`Crisanto Villareal, ${way}`);
      await expect(messages(page)).toHaveCount(0);
      await offer(
        page,
        names(['a.pdf', 'b.PDF', 'c.Jpg', 'd.JPEG', 'e.pNg', 'f.gif', 'pdf', 'g.pdf.exe', 'h']),
      );
      await expect(messages(page)).toHaveText([skipped]);
      await expect(listed(page)).toHaveText([/a\.pdf/, /b\.PDF/, /c\.Jpg/, /d\.JPEG/, /e\.pNg/]);
      await expect(uploadButton(page)).toHaveText('Upload 5 File(s)');
      for (const name of ['f.gif', 'g.pdf.exe']) await expect(page.getByText(name)).toHaveCount(1);
    });

    await test.step('a second selection is added, and clears the message', async () => {
      await offer(page, names(['a.pdf']));
      await expect(messages(page)).toHaveCount(0);
      await expect(listed(page)).toHaveCount(6);
      await expect(uploadButton(page)).toHaveText('Upload 6 File(s)');
    });

    await test.step('editing the name clears the message about skipped files', async () => {
      await offer(page, names(['a.gif']));
      await expect(messages(page)).toHaveText([skipped]);
      await clientName(page).pressSequentially('x');
      await expect(messages(page)).toHaveCount(0);
    });

    // Changing the client type clears the list, for the next way of adding files.
    await radio(page, 'Merchant').click();
    await radio(page, 'Individual').click();
    await documentType(page).selectOption('utility_bill');
    await expect(listed(page)).toHaveCount(0);
  }

  await test.step('dropping text or links adds nothing and shows no error', async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.setData('text/plain', 'hello');
      transfer.setData('text/uri-list', 'https://example.com/');
      return transfer;
    });
    await dropData(dropArea(page), data);
    await expect(listed(page)).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
  });

  await test.step('a file dropped outside the area does not navigate', async () => {
    const data = await dragData(page, names(['a.pdf']));
    const prevented = await heading(page).evaluate((element, dataTransfer) => {
      const isPrevented = (type: string) =>
        !element.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
        );
      return [isPrevented('dragover'), isPrevented('drop')];
    }, data);
    expect(prevented).toEqual([true, true]);
    await expect(listed(page)).toHaveCount(0);
  });
});

test('previews, removes and uploads the selected files, and revokes their blob URLs', async ({
  page,
}) => {
  const objectUrls = await watchObjectUrls(page);
  const openUrls = async () => (await objectUrls()).open;
  const remove = (index: number) =>
    listed(page)
      .nth(index)
      .getByRole('button', { name: /^Remove/ })
      .click();

  await open(page, '/upload');
  await fillIn(page);
  await ways.dropped(page, [
    // Larger than the hint says: the limit is not enforced.
    { name: 'statement.pdf', content: Math.round(11.5 * 1024 * 1024) },
    { name: 'photo.png' },
  ]);
  await expect(messages(page)).toHaveCount(0);

  await test.step('the first new file is selected: not an image', async () => {
    await expect(preview(page)).toContainText(noPreview);
    await expect(preview(page)).toContainText('statement.pdf');
    await expect(preview(page)).toContainText('11.50 MB');
    await expect(preview(page)).toContainText('application/pdf');
    await expect(preview(page).locator('img')).toHaveCount(0);
  });

  await test.step('clicking a listed file previews it', async () => {
    await listed(page)
      .nth(1)
      .getByRole('button', { name: /photo\.png/ })
      .first()
      .click();
    const picture = preview(page).getByRole('img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    await expect(preview(page)).toContainText('photo.png');
    await expect(preview(page)).toContainText('0.00 MB');
    await expect(preview(page)).toContainText('image/png');
    await expect(preview(page)).not.toContainText(noPreview);
  });

  await test.step('adding files keeps the preview', async () => {
    await browse(page, names(['later.pdf']));
    await expect(preview(page)).toContainText('photo.png');
  });

  await test.step('removing the previewed file removes only that file, and empties the panel', async () => {
    await remove(1);
    await expect(listed(page)).toHaveText([/statement\.pdf/, /later\.pdf/]);
    await expect(uploadButton(page)).toHaveText('Upload 2 File(s)');
    await expect(preview(page)).toContainText('Select a file to preview');
    await expect(preview(page)).not.toContainText('photo.png');
  });

  await test.step('the same file can be selected again', async () => {
    await remove(1);
    await expect(listed(page)).toHaveText([/statement\.pdf/]);
    await browse(page, names(['later.pdf']));
    await expect(listed(page)).toHaveText([/statement\.pdf/, /later\.pdf/]);
    for (const left of [1, 0]) {
      await remove(0);
      await expect(listed(page)).toHaveCount(left);
    }
  });

  await test.step('handles files that only claim to be images', async () => {
    await ways.dropped(page, [
      { name: 'broken.png', content: 'not a picture' },
      {
        name: 'drawing.png',
        content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      },
    ]);
    for (const index of [1, 0]) {
      await listed(page).nth(index).getByRole('button').first().click();
      const image = preview(page).getByRole('img', { name: /\.png$/ });
      await expect(image).toBeVisible();
      // The fallback is an image of our own, not the browser's broken-image icon.
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(24);
      await expect(preview(page).getByText(noPreview)).toHaveCount(0);
    }
  });

  await test.step('changing the client type clears type, list and preview, and keeps the name', async () => {
    // One blob URL for each thumbnail in the list, and one for the preview.
    expect(await openUrls()).toBe(3);
    await radio(page, 'Merchant').click();
    await expect(documentType(page)).toHaveValue('');
    await expect(listed(page)).toHaveCount(0);
    await expect(preview(page).getByRole('img')).toHaveCount(0);
    await expect(preview(page)).not.toContainText('broken.png');
    await expect(uploadButton(page)).toHaveText('Upload 0 File(s)');
    await expect(clientName(page)).toHaveValue('Panaderya Dapithapon');
    await expect.poll(openUrls).toBe(0);
  });

  await test.step('changing the document type alone clears nothing', async () => {
    await documentType(page).selectOption('dti_certificate');
    await ways.dropped(page, names(['bill.pdf']));
    await documentType(page).selectOption('bir_2303');
    await expect(listed(page)).toHaveCount(1);
  });

  await radio(page, 'Individual').click();
  await fillIn(page);
  await browse(page, [{ name: 'a.png' }, { name: 'b.pdf', content: 10 }, { name: 'c.jpg' }]);
  await expect(preview(page).getByRole('img')).toBeVisible();
  const lines = recordConsole(page);

  await test.step('Upload checks the name and the type again', async () => {
    await clientName(page).fill(' ');
    await uploadButton(page).click();
    await expect(messages(page)).toHaveText([nameMissing]);
    await documentType(page).selectOption('');
    await uploadButton(page).click();
    await expect(messages(page)).toHaveText([typeMissing]);
    expect(lines).toEqual([]);
  });

  await test.step('Upload logs one line, shows a "Sample only" toast, and changes nothing', async () => {
    await fillIn(page);
    const before = await page.getByRole('main').innerHTML();
    const line = page.waitForEvent('console');
    await uploadButton(page).click();
    expect((await line).text()).toContain('a.png, b.pdf, c.jpg');
    expect(await consoleData(await line)).toEqual({
      clientType: 'individual',
      clientName: 'Panaderya Dapithapon',
      documentType: 'bank_statement',
      files: [
        { name: 'a.png', size: onePixel.length, type: 'image/png' },
        { name: 'b.pdf', size: 10, type: 'application/pdf' },
        { name: 'c.jpg', size: onePixel.length, type: 'image/jpeg' },
      ],
    });
    await expect(page.getByRole('status').getByText('3 files were not sent')).toBeVisible();
    expect(lines).toHaveLength(1);
    expect(await page.getByRole('main').innerHTML()).toBe(before);
    await expect(listed(page)).toHaveCount(3);
  });

  await test.step('leaving the page revokes the blob URLs, and the activity log has no new entry', async () => {
    expect(await openUrls()).toBe(3);
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(9);
    await expect.poll(openUrls).toBe(0);
  });
});
