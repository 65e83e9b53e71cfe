-- Each stage of a report updates its row. Where the page has room for the new version, no index changes; before, each stage wrote to
-- all eight, the trigram index among them. Three rows of a page that holds four leave that room. For pages from now on.
ALTER TABLE "avaliacoes" SET (fillfactor = 70);
