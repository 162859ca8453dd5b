/** How two screenshots are compared. */
export type View = 'slider' | 'side' | 'blink' | 'difference';

export const views: View[] = ['slider', 'side', 'blink', 'difference'];

/** The view that the page opens with. */
export const firstView: View = 'slider';

/** A factor, or as wide as there is room. */
export type Zoom = 'fit' | number;

/** What a link opens. */
export interface Place {
  key: string;
  view: View;
  zoom: Zoom;
}

/**
 * The hash of a link to a view: `#light/button--default?view=side&zoom=2`. The first view and the zoom that fits are left
 * out.
 */
export function formatHash({ key, view, zoom }: Place): string {
  const settings = new URLSearchParams();
  if (view !== firstView) settings.set('view', view);
  if (zoom !== 'fit') settings.set('zoom', String(Number(zoom.toFixed(3))));
  return `#${[key, settings].filter(String).join('?')}`;
}

/** What a hash says: only the screenshot's key, if it is a link of the list. */
export function parseHash(hash: string): Pick<Place, 'key'> & Partial<Place> {
  const [key = '', query] = decodeURIComponent(hash.slice(1)).split('?');
  if (query === undefined) return { key };
  const settings = new URLSearchParams(query);
  const view = views.find((name) => name === settings.get('view'));
  const zoom = Number(settings.get('zoom'));
  return {
    key,
    view: view ?? firstView,
    zoom: zoom > 0 && Number.isFinite(zoom) ? zoom : 'fit',
  };
}
