"""An OpenID provider: Debian's Django and django-oauth-toolkit with their own pages, in one file.

python3 identitySite.py migrate | setup | runserver --noreload ADDRESS, with the variables read below.
"""
import os
import sys

import django
from django.conf import settings

FOLDER = os.environ["SITE_FOLDER"]


def read(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        return file.read().strip()


settings.configure(
    ALLOWED_HOSTS=["localhost"],
    DEBUG=False,
    SECRET_KEY=os.environ["SITE_SECRET"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.path.join(FOLDER, "site.db")}},
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    INSTALLED_APPS=[
        "django.contrib.admin",
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.messages",
        "django.contrib.sessions",
        "oauth2_provider",
    ],
    MIDDLEWARE=[
        "django.middleware.security.SecurityMiddleware",
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                    "django.contrib.messages.context_processors.messages",
                ]
            },
        }
    ],
    ROOT_URLCONF="__main__",
    LOGIN_URL="/admin/login/",
    STATIC_URL="/static/",
    USE_TZ=True,
    SECURE_PROXY_SSL_HEADER=("HTTP_X_FORWARDED_PROTO", "https"),
    SESSION_COOKIE_SECURE=True,
    CSRF_COOKIE_SECURE=True,
    OAUTH2_PROVIDER={
        "OIDC_ENABLED": True,
        "OIDC_ISS_ENDPOINT": os.environ["SITE_ISSUER"],
        "OIDC_RSA_PRIVATE_KEY": read("signing.pem"),
        "PKCE_REQUIRED": True,
        "SCOPES": {"openid": "Who you are", "email": "Your address", "profile": "Your name"},
        "OAUTH2_VALIDATOR_CLASS": "__main__.Validator",
    },
)
django.setup()

from django.contrib import admin  # noqa: E402
from django.contrib.auth import get_user_model  # noqa: E402
from django.core.management import execute_from_command_line  # noqa: E402
from django.urls import include, path  # noqa: E402
from oauth2_provider.models import get_application_model  # noqa: E402
from oauth2_provider.oauth2_validators import OAuth2Validator  # noqa: E402
from oauth2_provider.views import ConnectDiscoveryInfoView  # noqa: E402


class Validator(OAuth2Validator):
    oidc_claim_scope = None

    def get_additional_claims(self, request):
        return {"email": request.user.email, "email_verified": True}

    def get_id_token_dictionary(self, token, token_handler, request):
        claims, expires = super().get_id_token_dictionary(token, token_handler, request)
        # What a broken or a hostile provider would say, when the test asks for it.
        wrong = read("wrong")
        if wrong == "expired":
            claims["exp"] = claims["auth_time"] - 3600
        if wrong == "audience":
            claims["aud"] = "somebody-else"
        if wrong == "nonce":
            claims["nonce"] = "of-another-sign-in"
        if wrong == "issuer":
            claims["iss"] = "https://elsewhere.example.org"
        return claims, expires


urlpatterns = [
    path("admin/", admin.site.urls),
    # By the specification there is no slash behind it; the toolkit of this version has one.
    path("o/.well-known/openid-configuration", ConnectDiscoveryInfoView.as_view()),
    path("o/", include("oauth2_provider.urls", namespace="oauth2_provider")),
]


def setup():
    people = get_user_model().objects
    person = people.create_superuser(os.environ["SITE_PERSON"], os.environ["SITE_EMAIL"], os.environ["SITE_PASSWORD"])
    application = get_application_model()
    application.objects.create(
        name="Athenaeum",
        user=person,
        client_id=os.environ["SITE_CLIENT"],
        client_secret=os.environ["SITE_CLIENT_SECRET"],
        client_type=application.CLIENT_CONFIDENTIAL,
        authorization_grant_type=application.GRANT_AUTHORIZATION_CODE,
        algorithm=application.RS256_ALGORITHM,
        redirect_uris=os.environ["SITE_CALLBACK"],
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["setup"]:
        setup()
    else:
        execute_from_command_line(sys.argv)
