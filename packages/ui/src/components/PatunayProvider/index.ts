export { PatunayProvider, themes } from './PatunayProvider';
export type { PatunayProviderProps, Theme } from './PatunayProvider';
