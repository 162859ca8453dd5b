/** Throttles the page's CPU by 4×, like Lighthouse's phone preset. */
export async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
