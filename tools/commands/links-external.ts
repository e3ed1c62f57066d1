import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { readBuiltSite } from '../links/readBuiltSite';
import { checkAddress } from '../links/external/checkAddress';
import { checkExternal } from '../links/external/checkExternal';
import { listExternalLinks } from '../links/external/listExternalLinks';

const CONCURRENCY = 12;
const TIMEOUT = 15_000;
const BROKEN = 1;
const OFFLINE = 2;

/** Not linkinator: it needs Node 22, and would crawl all pages that the build has checked. */
export async function run(): Promise<void> {
  const { repoUrl } = readSiteConfig(process.env);
  const links = listExternalLinks(readBuiltSite(BUILD_DIR), repoUrl);
  console.log(`${links.size} addresses of other sites.`);
  const { good, broken, isOnline } = await checkExternal(
    links,
    (address) => checkAddress(address, TIMEOUT),
    CONCURRENCY,
    console.log,
  );
  if (!isOnline) {
    console.log(
      'No host answers, so there seems to be no network from here; nothing was checked. Run it again where the internet can be reached.',
    );
    process.exitCode = OFFLINE;
    return;
  }
  console.log(`${good} are there, ${broken} are not.`);
  if (broken > 0) process.exitCode = BROKEN;
}
