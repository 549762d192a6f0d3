import { isAsset, noSite, type Site, type SiteFile } from './load-site.ts';
import { keptReleases } from './releases.ts';

/** The site that a server answers with. A request takes all it needs from one release. */
export interface LiveSite {
  readonly current: () => Site;
  /** Returns a file of the current release, or an asset that only a page opened earlier still needs. */
  readonly find: (file: string) => SiteFile | undefined;
  readonly switchTo: (site: Site) => void;
}

export function liveSite(): LiveSite {
  /** The current one first. */
  let sites: readonly Site[] = [];
  const current = () => sites[0] ?? noSite;
  return {
    current,
    find(file) {
      if (!isAsset(file)) return current().files.get(file);
      return sites.map(({ files }) => files.get(file)).find((found) => found !== undefined);
    },
    switchTo(site) {
      const others = sites.filter(({ release }) => release !== site.release);
      sites = [site, ...others].slice(0, keptReleases);
    },
  };
}
