import type { Proof } from './commands';

const NOWHERE = { others: null };

/** Commands of others on the pages for operators. */
export const ofOthers: Readonly<Record<string, Extract<Proof, { others: unknown }>>> = {
  [`docker exec <container> node -e '…'`]: NOWHERE,
  'kubectl debug': NOWHERE,
  'systemctl start athenaeum.target': NOWHERE,
  [`systemctl stop athenaeum.target 'athenaeum@*'`]: NOWHERE,
  [`journalctl -u 'athenaeum@*'`]: NOWHERE,
  'docker compose -f infra/docker/compose.yaml up --detach': NOWHERE,
  'docker compose -f infra/docker/compose.yaml stop': NOWHERE,
  'docker compose -f infra/docker/compose.yaml logs --follow gateway': NOWHERE,
  'kubectl apply --kustomize infra/k8s/overlays/<environment>': NOWHERE,
  'kubectl scale deployment --all --replicas 0': NOWHERE,
  'kubectl rollout restart deployment/gateway': NOWHERE,
  'systemctl restart athenaeum@gateway': NOWHERE,
  'kubectl rollout status': NOWHERE,
  'db.currentOp({ msg: /^Index Build/ })': NOWHERE,
  'docker compose -f infra/docker/compose.yaml run --rm publish node dist/servers/admin/main.mjs ada@example.org Ada Lovelace':
    NOWHERE,
  'docker compose -f infra/docker/compose.yaml run --rm publish node dist/servers/release-keys/main.mjs list':
    NOWHERE,
  'kubectl create job --from=cronjob/migrate migrate-1': NOWHERE,
  'kubectl rollout undo deployment/coaching': NOWHERE,
  'kubectl set env deployment/gateway GATEWAY_ENGINE=apollo': NOWHERE,
  'kubectl rollout restart deployment/<subgraph>': NOWHERE,
  'kubectl rollout restart deployment/worker': NOWHERE,
  'kubectl rollout undo deployment/<name>': NOWHERE,
  'kubectl rollout undo deployment/shell': NOWHERE,
  'pbm restore --time="2026-11-27T09:30:00" --ns="athenaeum.*"': NOWHERE,
  'mongodump --oplog': NOWHERE,
  'mongorestore --oplogReplay --oplogLimit': NOWHERE,
  'db.credentials.deleteMany({})': NOWHERE,
  [`db.opportunities.updateMany({}, {$unset: {poster_hash: '', poster_hash_before: ''}})`]: NOWHERE,
  'db.web_sessions.deleteMany({})': NOWHERE,
  'kubectl create secret generic athenaeum --from-env-file=secrets.env --dry-run=client -o yaml | kubectl apply -f -':
    NOWHERE,
  'kubectl rollout restart deployment': NOWHERE,
  [`mongosh --eval 'rs.initiate()'`]: NOWHERE,
  'apt-get update && apt-get install --yes git curl openssl xz-utils nginx-light': NOWHERE,
  'curl -fsSL https://nodejs.org/dist/v24.21.0/node-v24.21.0-linux-x64.tar.xz | tar -xJ -C /usr/local --strip-components=1 --no-same-owner':
    NOWHERE,
  'adduser --system --group --no-create-home --home /opt/athenaeum athenaeum': NOWHERE,
  'git clone REPOSITORY /opt/athenaeum && chown -R athenaeum: /opt/athenaeum && cd /opt/athenaeum': NOWHERE,
  'install -d -o athenaeum -g athenaeum -m 750 /var/lib/athenaeum /etc/athenaeum': NOWHERE,
  'install -m 755 infra/machine/athenaeum /usr/local/bin/athenaeum': NOWHERE,
  'install -m 640 -g athenaeum infra/machine/*.env.example /etc/athenaeum/': NOWHERE,
  'cd /etc/athenaeum && mv athenaeum.env.example athenaeum.env && mv secrets.env.example secrets.env':
    NOWHERE,
  [`sed -i 's/portal\\.example\\.org/YOUR-PORTAL/; s/events\\.example\\.org/YOUR-EVENTS/' athenaeum.env`]:
    NOWHERE,
  'for name in INTERNAL_KEY SESSION_SECRET REPORT_KEY; do sed -i "s|^$name=.*|$name=$(openssl rand -base64 32)|" secrets.env; done':
    NOWHERE,
  'cd /opt/athenaeum': NOWHERE,
  'sed -i "s|^TRUSTED_BUILDERS=.*|$built_by|" /etc/athenaeum/secrets.env': NOWHERE,
  'cp infra/machine/athenaeum@.service infra/machine/athenaeum.target /etc/systemd/system/': NOWHERE,
  'systemctl daemon-reload': NOWHERE,
  'systemctl enable --now athenaeum.target': NOWHERE,
  'curl --fail --silent --show-error --retry 60 --retry-delay 2 --retry-all-errors http://127.0.0.1:4000/ready':
    NOWHERE,
  'curl --fail --silent --show-error --retry 60 --retry-delay 2 --retry-all-errors http://127.0.0.1:3000/ready':
    NOWHERE,
  [`journalctl -u 'athenaeum@*' -f`]: NOWHERE,
  'apt-get install --yes certbot': NOWHERE,
  [`certbot certonly --standalone --pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx' -d YOUR-PORTAL -d YOUR-EVENTS`]:
    NOWHERE,
  'mkdir /etc/athenaeum/tls && ln -s /etc/letsencrypt/live/YOUR-PORTAL/fullchain.pem /etc/letsencrypt/live/YOUR-PORTAL/privkey.pem /etc/athenaeum/tls/':
    NOWHERE,
  [`sed 's/portal\\.example\\.org/YOUR-PORTAL/; s/events\\.example\\.org/YOUR-EVENTS/' infra/machine/nginx.conf > /etc/nginx/sites-available/athenaeum`]:
    NOWHERE,
  'rm -f /etc/nginx/sites-enabled/default && ln -s ../sites-available/athenaeum /etc/nginx/sites-enabled/':
    NOWHERE,
  'nginx -t && systemctl reload nginx': NOWHERE,
  'cp infra/machine/athenaeum-backup.service infra/machine/athenaeum-backup.timer /etc/systemd/system/':
    NOWHERE,
  'cp infra/machine/athenaeum-backup-drill.service infra/machine/athenaeum-backup-drill.timer /etc/systemd/system/':
    NOWHERE,
  'systemctl enable --now athenaeum-backup.timer athenaeum-backup-drill.timer': NOWHERE,
  'systemctl start athenaeum-backup-drill.service && journalctl -u athenaeum-backup-drill': NOWHERE,
  'systemctl list-units --failed': NOWHERE,
  'cd /opt/athenaeum && runuser -u athenaeum -- git pull': NOWHERE,
  'systemctl restart athenaeum.target': NOWHERE,
  'cp infra/machine/athenaeum-database.service /etc/systemd/system/ && systemctl enable --now athenaeum-database':
    NOWHERE,
  [`sed -i 's|^MONGODB_URI=.*|MONGODB_URI=mongodb://127.0.0.1:27017/?directConnection=true|' /etc/athenaeum/athenaeum.env`]:
    NOWHERE,
  'apt-get install chromium-headless-shell fonts-liberation': NOWHERE,
  'apt-get install nginx-light postfix openssl libnss3-tools python3-django-oauth-toolkit': NOWHERE,
  'git clone': NOWHERE,
  'nginx -t': NOWHERE,
  'systemctl stop athenaeum.target': NOWHERE,
  'docker compose': NOWHERE,
  'systemctl restart athenaeum@users': NOWHERE,
  'cp infra/docker/.env.example infra/docker/.env': NOWHERE,
  'docker compose -f infra/docker/compose.yaml up --build': NOWHERE,
  'docker run': NOWHERE,
};
