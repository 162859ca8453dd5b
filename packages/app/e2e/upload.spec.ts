import type { Page } from '@playwright/test';
import { drop, dragData, dropData, largeFile, onePixel, payload } from './files';
import type { SampleFile } from './files';
import { expect, test } from './fixtures';
import { watchObjectUrls } from './objectUrls';
import { consoleData, heading, open, recordConsole, untilInteractive } from './pages';

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

test('has the fields and buttons of the specification, and the document types of the client type', async ({
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

  await test.step('offers the document types of the client type', async () => {
    const offered = async () =>
      (
        await documentType(page)
          .locator('option')
          .evaluateAll((options) =>
            (options as HTMLOptionElement[]).map(({ value, text }) => [value, text]),
          )
      ).filter(([value]) => value !== '');
    expect(await offered()).toEqual(individualTypes);
    await radio(page, 'Merchant').click();
    expect(await offered()).toEqual(merchantTypes);
    await radio(page, 'Individual').click();
    expect(await offered()).toEqual(individualTypes);
  });
});

for (const [way, offer] of Object.entries(ways)) {
  test(`${way} files: checks the type first, then the name, then the extensions`, async ({
    page,
  }) => {
    await open(page, '/upload');

    await test.step('both missing: asks only for the type', async () => {
      await offer(page, names(['bill.pdf']));
      await expect(messages(page)).toHaveText([typeMissing]);
      await expect(listed(page)).toHaveCount(0);
    });

    await test.step('only the type missing', async () => {
      await clientName(page).fill('Crisanto');
      await expect(messages(page)).toHaveCount(0);
      await offer(page, names(['bill.pdf']));
      await expect(messages(page)).toHaveText([typeMissing]);
      await expect(listed(page)).toHaveCount(0);
    });

    await test.step('the name missing or whitespace only', async () => {
      await documentType(page).selectOption('utility_bill');
      await expect(messages(page)).toHaveCount(0);
      for (const blank of ['', '   ']) {
        await clientName(page).fill(blank);
        await offer(page, names(['bill.pdf', 'malware.exe']));
        await expect(messages(page)).toHaveText([nameMissing]);
        await expect(listed(page)).toHaveCount(0);
      }
    });

    await test.step('of a mixed selection, supported files are listed and others skipped', async () => {
      await clientName(page).fill('Crisanto Villareal');
      await expect(messages(page)).toHaveCount(0);
      await offer(
        page,
        names([
          'a.pdf',
          'b.PDF',
          'c.Jpg',
          'd.jpeg',
          'e.JPEG',
          'f.pNg',
          'g.gif',
          'pdf',
          'h.pdf.exe',
          'i',
        ]),
      );
      await expect(messages(page)).toHaveText([skipped]);
      await expect(listed(page)).toHaveText(
        ['a.pdf', 'b.PDF', 'c.Jpg', 'd.jpeg', 'e.JPEG', 'f.pNg'].map((name) => new RegExp(name)),
      );
      await expect(uploadButton(page)).toHaveText('Upload 6 File(s)');
      for (const name of ['g.gif', 'h.pdf.exe']) {
        await expect(page.getByText(name)).toHaveCount(1);
      }
    });

    await test.step('a second selection is added, and clears the message', async () => {
      await offer(page, names(['a.pdf']));
      await expect(messages(page)).toHaveCount(0);
      await expect(listed(page)).toHaveCount(7);
      await expect(uploadButton(page)).toHaveText('Upload 7 File(s)');
    });
  });
}

test('editing the name, document type or client type clears the message', async ({ page }) => {
  await open(page, '/upload');
  const changes = {
    'client name': () => clientName(page).pressSequentially('x'),
    'document type': () => documentType(page).selectOption({ index: 1 }),
    'client type': () => radio(page, 'Merchant').click(),
  };
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      await page.reload();
      await open(page, '/upload');
      await ways.dropped(page, names(['a.pdf']));
      await expect(messages(page)).toHaveText([typeMissing]);
      await change();
      await expect(messages(page)).toHaveCount(0);
    });
  }
  await test.step('clears the message about skipped files too', async () => {
    await open(page, '/upload');
    await fillIn(page);
    await ways.dropped(page, names(['a.gif']));
    await expect(messages(page)).toHaveText([skipped]);
    await clientName(page).pressSequentially('x');
    await expect(messages(page)).toHaveCount(0);
  });
});

test('changing the client type clears type, list and preview, and keeps the name', async ({
  page,
}) => {
  await open(page, '/upload');
  await fillIn(page);
  await ways.dropped(page, names(['photo.png', 'bill.pdf']));
  await expect(listed(page)).toHaveCount(2);
  await expect(preview(page).getByRole('img')).toBeVisible();

  await radio(page, 'Merchant').click();
  await expect(documentType(page)).toHaveValue('');
  await expect(listed(page)).toHaveCount(0);
  await expect(preview(page).getByRole('img')).toHaveCount(0);
  await expect(preview(page)).not.toContainText('photo.png');
  await expect(uploadButton(page)).toHaveText('Upload 0 File(s)');
  await expect(clientName(page)).toHaveValue('Panaderya Dapithapon');

  await test.step('changing the document type alone clears nothing', async () => {
    await documentType(page).selectOption('dti_certificate');
    await ways.dropped(page, names(['bill.pdf']));
    await documentType(page).selectOption('bir_2303');
    await expect(listed(page)).toHaveCount(1);
  });
});

test('Remove removes only that file, and the same file can be selected again', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  await browse(page, names(['a.pdf', 'b.pdf', 'c.pdf']));
  await expect(listed(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await listed(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(listed(page)).toHaveText([/a\.pdf/, /c\.pdf/]);
  await expect(uploadButton(page)).toHaveText('Upload 2 File(s)');
  await browse(page, names(['b.pdf']));
  await expect(listed(page)).toHaveText([/a\.pdf/, /c\.pdf/, /b\.pdf/]);
  for (const left of [2, 1, 0]) {
    await listed(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(listed(page)).toHaveCount(left);
  }
  await expect(preview(page)).toContainText('Select a file to preview');
});

test('images are previewed with name, size and type; other files are not', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  await ways.dropped(page, [
    { name: 'statement.pdf', content: Math.round(1.5 * 1024 * 1024) },
    { name: 'photo.png' },
  ]);

  await test.step('the first new file is selected: not an image', async () => {
    await expect(preview(page)).toContainText(noPreview);
    await expect(preview(page)).toContainText('statement.pdf');
    await expect(preview(page)).toContainText('1.50 MB');
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
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1);
    await expect(preview(page)).toContainText('photo.png');
    await expect(preview(page)).toContainText('0.00 MB');
    await expect(preview(page)).toContainText('image/png');
    await expect(preview(page)).not.toContainText(noPreview);
  });

  await test.step('adding files keeps the preview', async () => {
    await ways.dropped(page, names(['later.pdf']));
    await expect(preview(page)).toContainText('photo.png');
  });

  await test.step('removing the previewed file empties the panel', async () => {
    await listed(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(preview(page)).toContainText('Select a file to preview');
    await expect(preview(page)).not.toContainText('photo.png');
  });
});

test('a file without a type gets the type of its extension, and images are previewed', async ({
  page,
}) => {
  await open(page, '/upload');
  await fillIn(page);
  const { buffer } = payload({ name: 'x.png' });
  await ways.dropped(page, [{ name: 'scan.PNG', mimeType: '', content: buffer }]);
  await expect(preview(page).getByRole('img')).toBeVisible();
  await expect(preview(page)).toContainText(/png/i);
});

test('handles files that only claim to be images', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  await ways.dropped(page, [
    { name: 'broken.png', content: 'not a picture' },
    {
      name: 'drawing.png',
      content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
  ]);
  for (const index of [0, 1]) {
    await listed(page).nth(index).getByRole('button').first().click();
    const image = preview(page).getByRole('img', { name: /\.png$/ });
    await expect(image).toBeVisible();
    // The fallback is an image of our own, not the browser's broken-image icon.
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(24);
    await expect(preview(page).getByText(noPreview)).toHaveCount(0);
  }
});

test('the size limit of the hint is not enforced', async ({ page }, testInfo) => {
  await open(page, '/upload');
  await fillIn(page);
  await (await openPicker(page)).setFiles(largeFile(testInfo));
  await expect(messages(page)).toHaveCount(0);
  await expect(listed(page)).toHaveText([/large\.pdf/]);
  await expect(preview(page)).toContainText('11.00 MB');

  await ways.dropped(page, [{ name: 'larger.pdf', content: 25 * 1024 * 1024 }]);
  await expect(messages(page)).toHaveCount(0);
  await expect(listed(page)).toHaveText([/large\.pdf/, /larger\.pdf/]);
});

test('dragging over the area or its children highlights it until the drag leaves', async ({
  page,
}) => {
  await open(page, '/upload');
  const area = dropArea(page);
  const look = () =>
    area.evaluate((element) => {
      const { backgroundColor, borderColor, borderStyle, outlineStyle, boxShadow } =
        getComputedStyle(element);
      return [backgroundColor, borderColor, borderStyle, outlineStyle, boxShadow].join();
    });
  const data = await dragData(page, names(['a.pdf']));
  const outside = await page.getByRole('main').elementHandle();
  const child = await area.getByText(hint).elementHandle();
  const inside = await area.elementHandle();
  /** Like a browser, set `relatedTarget` to the element that the pointer comes from or goes to. */
  const send = (target: typeof inside, type: string, relatedTarget?: typeof inside) =>
    target.dispatchEvent(type, { dataTransfer: data, relatedTarget });

  const resting = await look();
  await send(inside, 'dragenter', outside);
  await send(inside, 'dragover');
  await expect.poll(look).not.toBe(resting);
  const highlighted = await look();

  await test.step('does not flicker over children of the area', async () => {
    await send(child, 'dragenter', inside);
    await send(inside, 'dragleave', child);
    expect(await look()).toBe(highlighted);
    await send(child, 'dragover');
    await page.waitForTimeout(250);
    expect(await look()).toBe(highlighted);
    await send(inside, 'dragenter', child);
    await send(child, 'dragleave', inside);
    expect(await look()).toBe(highlighted);
  });

  await test.step('ends when the drag leaves', async () => {
    await send(outside, 'dragenter', inside);
    await send(inside, 'dragleave', outside);
    await expect.poll(look).toBe(resting);
  });

  await test.step('ends when the files are dropped', async () => {
    await send(inside, 'dragenter', outside);
    await expect.poll(look).toBe(highlighted);
    await send(inside, 'drop');
    await expect.poll(look).toBe(resting);
  });
});

test('a file dropped outside the area does not navigate', async ({ page }) => {
  await open(page, '/upload');
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

test('dropping text or links adds nothing and shows no error', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
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

test('handles strange names and many files', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  const strange = [
    '<img src=x onerror=alert(1)>.png',
    '"quoted" & \'quoted\'.pdf',
    '..\\..\\etc\\passwd.pdf',
    'left\u202Etxt.pdf',
    `${'x'.repeat(300)}.pdf`,
    '😀 ñ e\u0301 ı.jpg',
    '=cmd|calc.pdf',
    '.pdf',
  ];
  await ways.dropped(page, names(strange));
  await expect(listed(page)).toHaveCount(strange.length);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(1280);

  await ways.dropped(
    page,
    Array.from({ length: 500 }, (_, index) => ({ name: `page ${index}.pdf`, content: 0 })),
  );
  await expect(uploadButton(page)).toHaveText(`Upload ${strange.length + 500} File(s)`);
  await expect(listed(page)).toHaveCount(strange.length + 500);
});

test('Upload logs one line, shows the sample toast, and changes nothing', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  await browse(page, [{ name: 'a.pdf', content: 10 }, { name: 'b.png' }, { name: 'c.jpg' }]);
  const lines = recordConsole(page);

  await test.step('the name is checked again', async () => {
    await clientName(page).fill(' ');
    await uploadButton(page).click();
    await expect(messages(page)).toHaveText([nameMissing]);
    expect(lines).toEqual([]);
  });

  await test.step('the type is checked again', async () => {
    await documentType(page).selectOption('');
    await uploadButton(page).click();
    await expect(messages(page)).toHaveText([typeMissing]);
    expect(lines).toEqual([]);
  });

  await fillIn(page);
  const before = await page.getByRole('main').innerHTML();
  const line = page.waitForEvent('console');
  await uploadButton(page).click();
  expect((await line).text()).toContain('a.pdf, b.png, c.jpg');
  expect(await consoleData(await line)).toEqual({
    clientType: 'individual',
    clientName: 'Panaderya Dapithapon',
    documentType: 'bank_statement',
    files: [
      { name: 'a.pdf', size: 10, type: 'application/pdf' },
      { name: 'b.png', size: onePixel.length, type: 'image/png' },
      { name: 'c.jpg', size: onePixel.length, type: 'image/jpeg' },
    ],
  });
  await expect(page.getByRole('status').getByText('3 files were not sent')).toBeVisible();
  expect(lines).toHaveLength(1);
  expect(await page.getByRole('main').innerHTML()).toBe(before);
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(9);
});

test('Back from another page does not restore half of the form', async ({ page }) => {
  await open(page, '/upload');
  await fillIn(page);
  await page.goto('/activity');
  await page.goBack();
  await expect(page).toHaveURL('/upload');
  await untilInteractive(page);
  await expect(clientName(page)).toHaveValue('');
  await expect(documentType(page)).toHaveValue('');
});

test('revokes the blob URL of every preview', async ({ page }) => {
  const objectUrls = await watchObjectUrls(page);
  const openUrls = async () => (await objectUrls()).open;
  await open(page, '/upload');
  await fillIn(page);
  const images = names(['a.png', 'b.png', 'c.png']);
  await ways.dropped(page, images);
  for (const index of [1, 2, 0]) {
    await listed(page).nth(index).getByRole('button').first().click();
    await expect(preview(page).getByRole('img')).toBeVisible();
  }
  // One object URL for each thumbnail in the list, and one for the preview.
  expect(await openUrls()).toBe(images.length + 1);
  await radio(page, 'Merchant').click();
  await expect.poll(openUrls).toBe(0);
  await documentType(page).selectOption('bir_2303');
  await ways.dropped(page, names(['a.png']));
  await expect(preview(page).getByRole('img')).toBeVisible();
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect.poll(openUrls).toBe(0);
});
