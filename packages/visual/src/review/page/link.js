export const views = ['slider', 'side', 'blink', 'difference'];

/**
 * The hash of a link to a view: `#light/button--default?view=side&zoom=2`. The first view and the zoom that fits are left
 * out.
 */
export function formatHash({ key, view, zoom }) {
  const settings = new URLSearchParams();
  if (view !== views[0]) settings.set('view', view);
  if (zoom !== 'fit') settings.set('zoom', String(Number(zoom.toFixed(3))));
  return `#${[key, settings].filter(String).join('?')}`;
}

/** What a hash says: only the screenshot's key, if it is a link of the list. */
export function parseHash(hash) {
  const [key, query] = decodeURIComponent(hash.slice(1)).split('?');
  if (query === undefined) return { key };
  const settings = new URLSearchParams(query);
  const view = settings.get('view');
  const zoom = Number(settings.get('zoom'));
  return {
    key,
    view: views.includes(view) ? view : views[0],
    zoom: zoom > 0 && Number.isFinite(zoom) ? zoom : 'fit',
  };
}
