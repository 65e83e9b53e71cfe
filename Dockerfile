# Three stages: packages and build, packages for production, and the image itself. Build arguments: none.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV CI=true
RUN npm install --global pnpm@12.21.0

FROM base AS build
# The lockfile alone fills the store: this layer lives until a version changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline && node scripts/build.ts

FROM base AS packages
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY shared/package.json shared/
COPY drizzle/package.json drizzle/
COPY server/package.json server/
RUN pnpm install --frozen-lockfile --prod --filter '@meridia/server...'

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    ROLE=all \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=packages /app ./
COPY --from=build /app/dist ./dist
# Photos, and the built-in database when DATABASE_URL is unset, live in the volume, never in the image.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
