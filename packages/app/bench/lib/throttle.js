/** Slows the page's processor down four times, as Lighthouse does for its phone. */
export async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
