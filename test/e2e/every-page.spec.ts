import { sites } from '../fixtures/sites.ts';
import { checkEveryPage } from './check-every-page.ts';

checkEveryPage(sites[0].folder);
