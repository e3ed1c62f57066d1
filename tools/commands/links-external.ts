/**
 * `npm run links:external`: asks for every address of another site that the built pages name,
 * one line each. Ends with 1 where one is gone, and with 2 where no network is there.
 */
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { readBuiltSite } from '../links/readBuiltSite';
import { askAddress } from '../links/external/askAddress';
import { checkExternal } from '../links/external/checkExternal';
import { listExternalLinks } from '../links/external/listExternalLinks';

const CONCURRENCY = 12;
const TIMEOUT = 15_000;
const BROKEN = 1;
const OFFLINE = 2;

runCommand(async () => {
  const { repoUrl } = readSiteConfig(process.env);
  const links = listExternalLinks(readBuiltSite(BUILD_DIR), repoUrl);
  console.log(`${links.size} addresses of other sites.`);
  const { good, broken, isOnline } = await checkExternal(
    links,
    (address) => askAddress(address, TIMEOUT),
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
}, []);
