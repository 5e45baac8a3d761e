FROM node:22-bookworm-slim
WORKDIR /srv/arkham
COPY package.json package-lock.json ./
COPY src/setup.mjs src/setuplock.mjs src/
COPY src/process/hostlanguage.mjs src/process/plainwords.mjs src/process/
COPY data/words/en/setup.ftl data/words/en/
RUN node src/setup.mjs && rm -rf /var/lib/apt/lists/*
COPY . .
RUN mkdir -p var && chown -R node:node var
USER node
VOLUME /srv/arkham/var
ENV HEALTH_PORT=4627
HEALTHCHECK --interval=30s --start-period=60s CMD \
    node -e "fetch('http://127.0.0.1:4627/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "src/run.mjs", "main"]
