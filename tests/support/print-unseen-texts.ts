import { unseenTexts } from '../../client/src/testing/seen-texts.ts';

// Every text that was agreed word for word stood on its screen while the tests ran, with and without a browser.
const unseen = unseenTexts();
for (const { key } of unseen) console.error(`no test brought this onto its screen: ${key}`);
process.exit(unseen.length > 0 ? 1 : 0);
